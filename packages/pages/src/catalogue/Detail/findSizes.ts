import type { DetailSku } from './Detail.load.ts'

/**
 * Returns the SKUs that contain every word in the model or a property, as buyers type them: `m8*20 a2` finds `M8 × 20 …
 * A2-70`.
 */
export function findSizes<S extends Pick<DetailSku, 'partyCode' | 'properties'>>(
  skus: readonly S[],
  wanted: string,
): readonly S[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (!words.length) return skus
  return skus.filter(({ partyCode, properties }) => {
    const said = plain(`${partyCode ?? ''} ${properties}`).replace(/\s+/g, '')
    return words.every((word) => said.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*[×*]\s*/g, 'x')
}
