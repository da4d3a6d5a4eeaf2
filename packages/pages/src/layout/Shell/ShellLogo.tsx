import { path } from '@millwright/domain/paths/path'
import { Image } from '@millwright/ui/Image'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import * as styles from './ShellLogo.css.ts'

/** The mall's mark and name, linked to the home page. Without a picture, only the name. */
export function ShellLogo({ src, words, label }: { src?: string; words?: string; label: string }) {
  return (
    <a href={path('home')} className={styles.logo}>
      {src && <Image src={src} alt="" width={44} fit="contain" eager bare />}
      {(words || !src) && (
        <span className={styles.words} aria-hidden="true">
          {words ?? 'Millwright'}
        </span>
      )}
      <VisuallyHidden as="span">{label}</VisuallyHidden>
    </a>
  )
}
