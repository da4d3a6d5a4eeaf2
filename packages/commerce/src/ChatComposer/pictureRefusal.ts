export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export type Refusal = { name: string; why: 'format' | 'size' }

/** Returns why a file cannot be sent as a picture, or `undefined` if it can. */
export function pictureRefusal(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  maxBytes: number,
): Refusal | undefined {
  if (!pictureTypes.some((one) => one === type)) return { name, why: 'format' }
  return size > maxBytes ? { name, why: 'size' } : undefined
}
