/** Runs before the first paint. The class `js` makes styles show the elements that need scripts. */
export const markScripts = "document.documentElement.classList.add('js')"
/** Fixes the order of layers whichever stylesheet loads first: components override the theme, screens the components. */
export const layerOrder = '@layer mw.reset, mw.theme, mw.components, mw.screens;'
/** The exact text of the styles that react-aria adds at run time (`usePress`, `usePreventScroll`). */
export const libraryStyles = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const
