import { QrCode } from '@millwright/ui/QrCode'

/**
 * A QR code for a host that draws it as a picture of its own (`pictureOfCode` of the shell); whoever shows it says what
 * it is for.
 */
export function CodePicture({ value }: { value: string }) {
  return <QrCode value={value} label="" />
}
