/** Before anything is drawn: what only works with scripts may show. */
export const markScripts = "document.documentElement.classList.add('js')"
/** Whichever stylesheet arrives first: what a component says comes after what the theme says. */
export const layerOrder = '@layer mw.reset, mw.theme, mw.components;'
/** What react-aria adds at run time, to the letter (`usePress`, `usePreventScroll`). */
export const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const
