/** Before anything is drawn: what only works with scripts may show. */
export const markScripts = "document.documentElement.classList.add('js')"
/** Whichever stylesheet arrives first: what a component says comes after what the theme says. */
export const layerOrder = '@layer mw.theme, mw.components;'
