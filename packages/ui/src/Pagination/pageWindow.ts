/**
 * Returns the page numbers to link: the first, the last, and the neighbours of the current page. `undefined` stands for
 * two or more omitted pages.
 */
export function pageWindow(page: number, pages: number): (number | undefined)[] {
  const near = [1, 2, page - 1, page, page + 1, pages].filter(
    (one) => one >= 1 && one <= pages && (one !== 2 || page <= 4),
  )
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((one, index) => {
    const before = shown[index - 1]
    if (before === undefined || one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [undefined, one]
  })
}
