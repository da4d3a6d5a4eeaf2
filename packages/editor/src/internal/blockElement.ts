/** Returns the element of a block in the preview by the block's id. */
export function blockElement(root: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>('[data-block-id]') ?? [])].find((one) => one.dataset.blockId === id)
}
