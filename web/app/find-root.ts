/** Where index.html lets the pages stand. */
export function findRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  return root;
}
