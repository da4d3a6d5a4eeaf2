import { useEffect, useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Image } from '../Image/Image.tsx'
import { track } from '../Progress/Progress.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useLanguage } from '../internal/Language.ts'
import { fileSize } from '../internal/fileSize.ts'
import type { UploadFile } from '../internal/uploadFile.ts'
import * as styles from './FileUpload.css.ts'

type FileItemProps = {
  file: UploadFile
  look: keyof typeof styles.item
  disabled: boolean | undefined
  onRemove: ((cross: HTMLElement) => void) | undefined
  onRetry: (() => void) | undefined
}

export function FileItem({ file, look, disabled, onRemove, onRetry }: FileItemProps) {
  const say = useMessages(rareMessages)
  const language = useLanguage()
  const { name, size, progress, error, final } = file
  const state = progress === undefined ? size && fileSize(size, language) : `${Math.round(progress)}%`
  return (
    <li className={styles.item[look]} data-invalid={error ? true : undefined}>
      <span className={styles.preview[look]}>
        <Preview file={file} />
      </span>
      <span className={styles.words}>
        <span className={styles.name[look]} title={name}>
          <bdi>{name}</bdi>
        </span>
        {state && (
          // Hidden from screen readers, which would read out each step of the progress.
          <span className={styles.state} aria-hidden={progress === undefined ? undefined : true}>
            <bdi>{state}</bdi>
          </span>
        )}
        {progress !== undefined && <progress className={track} aria-label={name} value={progress} max={100} />}
        {error && <span className={styles.error}>{error}</span>}
      </span>
      <span className={styles.buttons[look]}>
        {error && !final && onRetry && (
          <IconButton
            icon="refresh"
            size="small"
            tone={look === 'list' ? 'quiet' : 'neutral'}
            label={say('retryOf', { label: name })}
            disabled={disabled}
            onPress={onRetry}
          />
        )}
        {onRemove && (
          <IconButton
            icon="close"
            size="small"
            tone={look === 'list' ? 'quiet' : 'neutral'}
            label={say('removeOf', { label: name })}
            disabled={disabled}
            onPress={({ currentTarget }) => onRemove(currentTarget)}
            data-remove=""
          />
        )}
      </span>
    </li>
  )
}

function Preview({ file: { file, preview } }: { file: UploadFile }) {
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    if (preview || !file?.type.startsWith('image/')) return
    const address = URL.createObjectURL(file)
    setDrawn(address)
    return () => {
      URL.revokeObjectURL(address)
      setDrawn(undefined)
    }
  }, [file, preview])
  if (preview) return <Image src={preview} alt="" fit="cover" />
  // A plain `img`, because `Image` would resolve the address and this is a blob URL of the browser.
  return drawn ? (
    <img src={drawn} alt="" className={styles.drawn} onError={() => setDrawn(undefined)} />
  ) : (
    <Icon name="document" size={24} />
  )
}
