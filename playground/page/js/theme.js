// Light or dark: as the system says, until the person says otherwise.

const KEPT = "playground.theme";
const system = matchMedia("(prefers-color-scheme: light)");

export function applyTheme() {
  document.documentElement.dataset.theme = localStorage.getItem(KEPT) ?? (system.matches ? "light" : "dark");
}

export function switchTheme() {
  localStorage.setItem(KEPT, document.documentElement.dataset.theme === "light" ? "dark" : "light");
  applyTheme();
}

system.addEventListener("change", applyTheme);
