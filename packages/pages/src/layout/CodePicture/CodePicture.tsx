import { QrCode } from '@millwright/ui/QrCode'

/** A QR code that a host serves as a separate picture (the shell's `pictureOfCode`). The caller labels the picture. */
export function CodePicture({ value }: { value: string }) {
  return <QrCode value={value} label="" />
}
