// Motion by script asks this function; motion by stylesheet asks the media query itself.
export const wantsLessMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
