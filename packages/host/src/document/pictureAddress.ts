import { pictureUrl } from '@millwright/domain/link/link'

export function pictureAddress(base: string) {
  return (src: string) => pictureUrl(src, base)
}
