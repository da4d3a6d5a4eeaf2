import { QrCode } from '@millwright/ui/QrCode'

/** A QR code for a host that renders it as a picture of its own (the shell's `pictureOfCode`). The caller labels it. */
export function CodePicture({ value }: { value: string }) {
  return <QrCode value={value} label="" />
}
