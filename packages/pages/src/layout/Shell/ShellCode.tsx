import { Suspense, lazy } from 'react'
import { QR_PX } from '@millwright/domain/constants'
import { path } from '@millwright/domain/paths/path'
import type { ShellCodePlace } from './shellProps.ts'

const QrCode = lazy(() => import('@millwright/ui/QrCode').then(({ QrCode }) => ({ default: QrCode })))

export type ShellCodeProps = {
  place: ShellCodePlace
  origin: string
  pictureOfCode: ((place: ShellCodePlace) => string) | undefined
  size?: number
  label: string
}

/**
 * A QR code with the mall's address. The host can serve the code as a picture, so that no page contains its SVG.
 */
export function ShellCode({ place, origin, pictureOfCode, size = QR_PX, label }: ShellCodeProps) {
  if (pictureOfCode) return <img src={pictureOfCode(place)} alt={label} width={size} height={size} loading="lazy" />
  return (
    <Suspense fallback={<span data-pending="" style={{ display: 'block', inlineSize: size, blockSize: size }} />}>
      <QrCode value={place === 'chat' ? origin + path('chat') : origin} size={size} label={label} />
    </Suspense>
  )
}
