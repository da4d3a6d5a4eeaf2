import type { KeyboardEvent } from 'react'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { keyOf } from './nodes.ts'
import type { Place } from './nodes.ts'
import * as styles from './Cascader.css.ts'

export type CascaderFoundProps = {
  places: readonly Place[]
  path: readonly string[]
  onChoose: (place: Place) => void
}

export function CascaderResults({ places, path, onChoose }: CascaderFoundProps) {
  const say = useMessages(rareMessages)
  function byKey(event: KeyboardEvent<HTMLElement>, place: Place) {
    const beside = {
      ArrowDown: event.currentTarget.nextElementSibling,
      ArrowUp: event.currentTarget.previousElementSibling,
    }[event.key]
    if (event.key === 'Enter' || event.key === ' ') onChoose(place)
    else if (beside instanceof HTMLElement) beside.focus()
    else return
    event.preventDefault()
  }
  return (
    <div role="listbox" aria-label={say('search')} className={styles.found}>
      {places.map((place, index) => (
        <div
          key={keyOf(place.path)}
          role="option"
          className={cx(options.option, styles.entry)}
          tabIndex={index === 0 ? 0 : -1}
          aria-selected={keyOf(place.path) === keyOf(path)}
          onClick={() => onChoose(place)}
          onKeyDown={(event) => byKey(event, place)}
        >
          {place.nodes.map(({ label }) => label).join(' / ')}
        </div>
      ))}
    </div>
  )
}
