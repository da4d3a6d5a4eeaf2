import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Empty } from '@millwright/ui/Empty'
import { FileUpload } from '@millwright/ui/FileUpload'
import { Image } from '@millwright/ui/Image'
import { SearchField } from '@millwright/ui/SearchField'
import { Skeleton } from '@millwright/ui/Skeleton'
import { Icon } from '@millwright/ui/Icon'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useState } from 'react'
import type { Picker, PickerItem, PicturePicker } from '../pickers.ts'
import { useSearch } from './usePicked.ts'
import type { Search } from './usePicked.ts'
import * as styles from './PickerDialog.css.ts'

type PickerDialogProps = {
  picker: Picker & Pick<PicturePicker, 'upload' | 'maxBytes'>
  title: string
  /** Pictures are shown as large tiles. */
  look?: 'list' | 'pictures'
  /** The number of items that can be chosen at once. With 1, a press on an item chooses it. */
  max: number
  chosen: readonly string[]
  onPick: (items: readonly PickerItem[]) => void
  onClose: () => void
}

/** A window in which the host's things are searched and chosen. */
export function PickerDialog({ picker, title, look = 'list', max, chosen, onPick, onClose }: PickerDialogProps) {
  const text = useText('editor')
  const [words, setWords] = useState('')
  const [marked, setMarked] = useState<readonly PickerItem[]>([])
  const found = useSearch(picker, words, useLocale())
  const press = (item: PickerItem) => {
    if (max === 1) return onPick([item])
    const on = marked.some(({ id }) => id === item.id)
    setMarked(on ? marked.filter(({ id }) => id !== item.id) : [...marked, item].slice(0, max))
  }
  const footer = max > 1 && (
    <>
      <Button onPress={onClose}>{text('cancel')}</Button>
      <Button tone="action" disabled={!marked.length} onPress={() => onPick(marked)}>
        {text('choose', { count: marked.length })}
      </Button>
    </>
  )
  return (
    <Dialog open size="large" title={title} onClose={onClose} footer={footer || undefined}>
      <div className={styles.body}>
        <SearchField
          name="search"
          label={text('search')}
          hideLabel
          placeholder={text('search')}
          value={words}
          loading={found.state === 'loading'}
          onChange={({ value }) => setWords(value)}
        />
        {picker.upload && (
          <Upload upload={picker.upload} maxBytes={picker.maxBytes} onPick={(item) => onPick([item])} />
        )}
        <Results found={found} look={look} words={words} marked={marked} chosen={chosen} max={max} onPress={press} />
      </div>
    </Dialog>
  )
}

type ResultsProps = Pick<PickerDialogProps, 'chosen' | 'max'> & {
  found: Search
  look: 'list' | 'pictures'
  words: string
  marked: readonly PickerItem[]
  onPress: (item: PickerItem) => void
}

function Results({
  found: { state, items, more, next, retry },
  look,
  words,
  marked,
  chosen,
  max,
  onPress,
}: ResultsProps) {
  const text = useText('editor')
  const isMarked = (id: string) => marked.some((one) => one.id === id)
  return (
    <>
      <ul className={styles.items[look]} aria-busy={state === 'loading'}>
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.item[look]}
              aria-pressed={max > 1 ? isMarked(item.id) : chosen.includes(item.id)}
              onClick={() => onPress(item)}
            >
              <Item item={item} look={look} on={isMarked(item.id) || chosen.includes(item.id)} />
            </button>
          </li>
        ))}
        {state === 'loading' &&
          !items.length &&
          ['a', 'b', 'c', 'd'].map((key) => (
            <li key={key}>
              <Skeleton height={look === 'pictures' ? 120 : 52} />
            </li>
          ))}
      </ul>
      {state === 'failed' && (
        <Alert
          tone="bad"
          title={text('searchFailed')}
          action={
            <Button size="small" onPress={retry}>
              {text('retry')}
            </Button>
          }
        />
      )}
      {state === 'ready' && !items.length && (
        <Empty
          drawing="search"
          title={words.trim() ? text('nothingFound', { words: words.trim() }) : text('nothingThere')}
        />
      )}
      {state === 'ready' && more && (
        <Button wide onPress={next}>
          {text('more')}
        </Button>
      )}
    </>
  )
}

function Item({
  item: { label, hint, picture },
  look,
  on,
}: {
  item: PickerItem
  look: 'list' | 'pictures'
  on: boolean
}) {
  return (
    <>
      {picture !== undefined && (
        <span className={styles.picture[look]}>
          <Image src={picture} alt="" ratio={look === 'pictures' ? 1.5 : 1} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {on && (
        <span className={styles.mark[look]}>
          <Icon name="check" size={16} />
        </span>
      )}
    </>
  )
}

type UploadProps = {
  upload: (file: File) => Promise<PickerItem>
  maxBytes: number | undefined
  onPick: (item: PickerItem) => void
}

function Upload({ upload, maxBytes = 5_000_000, onPick }: UploadProps) {
  const text = useText('editor')
  const [state, setState] = useState<{ file: File; failed: boolean }>()
  async function send(file: File) {
    setState({ file, failed: false })
    try {
      const item = await upload(file)
      setState(undefined)
      onPick(item)
    } catch {
      setState({ file, failed: true })
    }
  }
  return (
    <FileUpload
      name="upload"
      label={text('upload')}
      accept="image/png,image/jpeg,image/webp,image/svg+xml"
      formats="PNG / JPEG / WebP / SVG"
      maxFiles={1}
      maxBytes={maxBytes}
      files={
        state
          ? [
              {
                id: 'upload',
                name: state.file.name,
                size: state.file.size,
                type: state.file.type,
                file: state.file,
                error: state.failed ? text('uploadFailed') : undefined,
                progress: state.failed ? undefined : 50,
              },
            ]
          : []
      }
      onAdd={({ files: [file] }) => file && void send(file)}
      onRemove={() => setState(undefined)}
      onRetry={() => state && void send(state.file)}
    />
  )
}
