import { Suspense, lazy } from 'react'
import type { ShellCodePlace } from './Shell.tsx'

const QrCode = lazy(() => import('@millwright/commerce/QrCode').then(({ QrCode }) => ({ default: QrCode })))

export type ShellCodeProps = {
  place: ShellCodePlace
  origin: string
  pictureOfCode: ((place: ShellCodePlace) => string) | undefined
  size?: number
  label: string
}

/** A QR code that leads to this mall: a picture where the host draws one, since few people scan it and all would carry its path. */
export function ShellCode({ place, origin, pictureOfCode, size = 120, label }: ShellCodeProps) {
  if (pictureOfCode) return <img src={pictureOfCode(place)} alt={label} width={size} height={size} loading="lazy" decoding="async" />
  return <Suspense fallback={<span data-pending="" style={{ display: 'block', inlineSize: size, blockSize: size }} />}><QrCode value={place === 'chat' ? `${origin}/chat` : origin} size={size} label={label} /></Suspense>
}
