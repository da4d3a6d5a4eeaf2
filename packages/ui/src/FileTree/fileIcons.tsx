import type { ReactNode } from 'react'
import * as styles from '../Icon/Icon.css.ts'
import { Icon } from '../Icon/Icon.tsx'

const drawings = {
  folder: ['M2.5 4.5h5l2 2.5h8v9h-15Z'],
  image: ['M3 4h14v12H3Z', 'm3 14.5 4.5-4.5 3 3 2.5-2.5 4 4', 'M12.5 7.5h.01'],
  archive: ['M4.5 2.5h11v15h-11Z', 'M10 2.5v2', 'M10 7v2', 'M8.5 11.5h3v3h-3Z'],
  model: ['M10 2.5 16.5 6v8L10 17.5 3.5 14V6Z', 'M3.5 6 10 9.5 16.5 6', 'M10 9.5v8'],
  film: ['M3 4.5h14v11H3Z', 'm8.5 7.5 4 2.5-4 2.5Z'],
  file: ['M5 2.5h6.5L15.5 6.5v11H5Z', 'M11.5 2.5v4h4'],
} as const

function draw(name: keyof typeof drawings): ReactNode {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={styles.icon}>
      {drawings[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}

export const folderIcon = draw('folder')
export const moreIcon = (
  <svg viewBox="0 0 20 20" aria-hidden className={styles.icon}>
    {[5, 10, 15].map((y) => (
      <circle key={y} cx={10} cy={y} r={0.75} fill="currentColor" />
    ))}
  </svg>
)

const kinds: readonly [icon: ReactNode, ends: string][] = [
  [draw('image'), 'png jpg jpeg webp gif svg tif tiff bmp heic'],
  [draw('archive'), 'zip 7z rar tar gz tgz'],
  [draw('model'), 'step stp igs iges stl dwg dxf x_t sldprt 3mf'],
  [draw('film'), 'mp4 mov webm avi mkv'],
  [<Icon key="table" name="table" />, 'xlsx xls csv ods'],
  [<Icon key="document" name="document" />, 'pdf docx doc txt md odt rtf pptx ppt'],
]
const byEnd = new Map(kinds.flatMap(([icon, ends]) => ends.split(' ').map((end) => [end, icon] as const)))
const byKind: Readonly<Record<string, ReactNode>> = {
  image: draw('image'),
  video: draw('film'),
  text: byEnd.get('txt'),
}
const other = draw('file')

/** Returns the icon of a file, by the end of its name, else by its media type. */
export function fileIcon({ name, type }: { name: string; type: string }): ReactNode {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return byEnd.get(end) ?? byKind[type.split('/')[0]!] ?? other
}
