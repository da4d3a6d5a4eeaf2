import { useText } from '@millwright/i18n/Texts'
import { Icon } from '@millwright/ui/Icon'
import { Image } from '@millwright/ui/Image'
import type { SearchOption } from './searchOptions.ts'
import type { Suggestion } from './useSuggestions.ts'
import * as styles from './SearchBoxSuggestions.css.ts'

const kindWords = {
  model: 'suggestModel',
  prod: 'suggestProd',
  category: 'suggestCategory',
  brand: 'suggestBrand',
  shop: 'suggestShop',
} as const

/** An option of the list: a past search, a suggestion, or the command that deletes all past searches. */
export function SearchBoxOption({
  id,
  option,
  active,
  onPoint,
  onForget,
  onFollow,
}: {
  id: string
  option: SearchOption
  active: boolean
  onPoint: () => void
  onForget: () => void
  onFollow: () => void
}) {
  const text = useText('commerce')
  const shared = {
    id,
    role: 'option',
    'aria-description': option.kind === 'past' ? text('pastSearchHint') : undefined,
    'aria-selected': active,
    className: styles.option,
    onMouseMove: onPoint,
  }
  if (option.kind === 'forget')
    return (
      <div {...shared} onClick={onForget}>
        <Icon name="trash" />
        <span className={styles.words}>{text('pastSearchesClear')}</span>
      </div>
    )
  return (
    <a {...shared} href={option.href} tabIndex={-1} onClick={onFollow}>
      {option.kind === 'past' ? (
        <Past word={option.word} onForget={onForget} />
      ) : (
        <Found suggestion={option.suggestion} />
      )}
    </a>
  )
}

function Past({ word, onForget }: { word: string; onForget: () => void }) {
  return (
    <>
      <Icon name="clock" />
      <span className={styles.words}>{word}</span>
      <span
        aria-hidden="true"
        className={styles.forget}
        onClick={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onForget()
        }}
      >
        <Icon name="close" size={12} />
      </span>
    </>
  )
}

function Found({ suggestion: { text: words, kind, note, pic } }: { suggestion: Suggestion }) {
  const text = useText('commerce')
  return (
    <>
      {pic ? (
        <span className={styles.picture}>
          <Image src={pic} alt="" width={28} eager />
        </span>
      ) : (
        <span className={styles.drawing}>
          <Icon name={kind === 'category' ? 'grid' : kind === 'shop' ? 'shop' : 'search'} />
        </span>
      )}
      <span className={styles.words}>
        {words}
        {note && <span className={styles.note}> {note}</span>}
      </span>
      {kind && <span className={styles.kind}> {text(kindWords[kind])}</span>}
    </>
  )
}
