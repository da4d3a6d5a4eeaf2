import { pictureUrl } from '@millwright/domain/link'

export function pictureAddress(base: string) {
  return (src: string) => pictureUrl(src, base)
}
