export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const

export type Refusal = { name: string; why: 'format' | 'size' }

/** Why a file is not sent as a picture, or `undefined` where it may be. */
export function refusal(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  maxBytes: number,
): Refusal | undefined {
  if (!(pictureTypes as readonly string[]).includes(type)) return { name, why: 'format' }
  return size > maxBytes ? { name, why: 'size' } : undefined
}
