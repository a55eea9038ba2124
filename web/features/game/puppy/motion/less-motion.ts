// What moves by script asks here; what moves by stylesheet asks the media query itself.
export const wantsLessMotion = (): boolean =>
  window.matchMedia("(prefers-reduced-motion: reduce)").matches;
