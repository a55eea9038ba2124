/** The element in which index.html renders the pages. */
export function findRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  return root;
}
