/** The script of the page: filters problems and folds files. Without it, everything is shown. */
export const script = `
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const [text, level, rule, status] = ["text", "level", "rule", "status"].map((id) => document.getElementById(id));
const files = all("details").map((file) => ({ file, problems: all("li", file) }));
const total = files.reduce((sum, { problems }) => sum + problems.length, 0);
function filter() {
  const wanted = text.value.trim().toLowerCase();
  const isAll = wanted + level.value + rule.value === "";
  let shown = 0;
  for (const { file, problems } of files) {
    const name = wanted && file.firstElementChild.textContent.toLowerCase();
    let left = 0;
    for (const problem of problems) {
      const fits = isAll || (
        (level.value === "" || problem.classList.contains(level.value)) &&
        (rule.value === "" || problem.dataset.rule === rule.value) &&
        (wanted === "" || name.includes(wanted) || problem.textContent.toLowerCase().includes(wanted)));
      problem.hidden = !fits;
      if (fits) left++;
    }
    file.hidden = left === 0;
    shown += left;
  }
  status.textContent = isAll ? "" : shown + " of " + total + " problems";
}
let timer;
const later = () => { clearTimeout(timer); timer = setTimeout(filter, 100); };
text.addEventListener("input", later);
for (const choice of [level, rule]) choice.addEventListener("change", filter);
const fold = (isOpen) => { for (const { file } of files) file.open = isOpen; };
document.getElementById("unfold").addEventListener("click", () => fold(true));
document.getElementById("fold").addEventListener("click", () => fold(false));
addEventListener("beforeprint", () => fold(true));
document.getElementById("controls").hidden = false;
filter();
`;
