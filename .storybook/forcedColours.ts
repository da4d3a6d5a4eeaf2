const controls =
  'button, a[href], input:not([type="hidden"]), select, textarea, [role="button"], [role="switch"], [role="checkbox"], [role="radio"], [role="tab"], [role="menuitem"], [role="option"], [role="slider"], [role="progressbar"], progress'

/**
 * Returns the controls that forced colours make invisible. Forced colours remove backgrounds, so a control needs a
 * border, text or an image.
 */
export function invisibleControls(root: ParentNode): string[] {
  return [...root.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => isShown(control) && !isSeen(control))
    .map((control) => control.outerHTML.slice(0, 200))
}

function isShown(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}

function isSeen(control: HTMLElement): boolean {
  // A transparent control is drawn by its parent or its siblings. A control in a frame has the frame's border.
  const stage = getComputedStyle(control).opacity === '0' ? (control.parentElement ?? control) : control
  return [stage, ...stage.querySelectorAll<HTMLElement>('*')].some(hasLook) || frameOf(control)
}

function hasLook(element: HTMLElement): boolean {
  const style = getComputedStyle(element)
  const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return (
    words ||
    hasEdge(style) ||
    ['::before', '::after'].some((pseudo) => hasEdge(getComputedStyle(element, pseudo), true)) ||
    style.outlineStyle !== 'none' ||
    /^(img|svg|canvas|video|select|textarea|progress|meter)$/i.test(element.tagName) ||
    (element instanceof HTMLInputElement && (style.appearance !== 'none' || element.type === 'file')) ||
    style.forcedColorAdjust === 'none'
  )
}

function hasEdge(style: CSSStyleDeclaration, drawn = false): boolean {
  if (drawn && style.content === 'none') return false
  return (['Top', 'Right', 'Bottom', 'Left'] as const).some(
    (side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0,
  )
}

function frameOf(control: HTMLElement): boolean {
  const { height } = control.getBoundingClientRect()
  return [control.parentElement, control.parentElement?.parentElement].some(
    (one) => one && hasEdge(getComputedStyle(one)) && one.getBoundingClientRect().height < height + 16,
  )
}
