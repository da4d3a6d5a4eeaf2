/** The kinds of things that are dragged, as the drag and drop library compares them. */
export const dragTypes = { fresh: 'millwright-new-block', block: 'millwright-block', item: 'millwright-item' } as const

/** The thing that a pointer drags now. The canvas, another document, accepts it by this value. */
export type Dragged = { kind: 'fresh'; type: string } | { kind: 'block'; key: string } | undefined
