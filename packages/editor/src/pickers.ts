import type { Locale } from '@millwright/domain/locale'
import type { ReactNode } from 'react'

/** An entry of a picker. `value` is the JSON that the page stores; by default it is the id. */
export type PickerItem = {
  id: string
  label: string
  /** A second line: a price, a path of categories, the time of a sale. */
  hint?: string | undefined
  /** The path of a picture. `UiProvider` resolves it. */
  picture?: string | undefined
  value?: unknown
}

export type PickerQuery = { text: string; locale: Locale; page: number; signal: AbortSignal }
export type PickerResult = { items: readonly PickerItem[]; more?: boolean | undefined }

/** A searchable list of the host's things. A rejected promise shows that the list failed, with a way to try again. */
export type Picker = {
  search: (query: PickerQuery) => Promise<PickerResult>
  /** Names chosen ids. Ids without a name are shown as they are. */
  named?: ((ids: readonly string[], locale: Locale) => Promise<readonly PickerItem[]>) | undefined
}

export type PicturePicker = Picker & {
  /** Stores a file and returns its entry. Without it the editor offers no upload. */
  upload?: ((file: File) => Promise<PickerItem>) | undefined
  /** The largest file in bytes. @default 5,000,000 */
  maxBytes?: number | undefined
}

/** The props of a field of the host's own. */
export type OwnFieldProps = {
  id: string
  label: string
  value: unknown
  error?: string | undefined
  locale: Locale
  onChange: (value: unknown) => void
}

/** The kinds of things that the editor's fields search. */
export const pickerKinds = ['product', 'category', 'shop', 'brand', 'page', 'coupon', 'flashSale', 'groupDeal'] as const
export type PickerKind = (typeof pickerKinds)[number]

/**
 * Where the fields find pictures, colours and things to link to. A kind without a picker is a field for its id.
 */
export type Pickers = { [K in PickerKind]?: Picker | undefined } & {
  picture?: PicturePicker | undefined
  /** The colours offered beside the free choice, as `#rrggbb`. */
  colours?: readonly string[] | undefined
  /** Replaces the field of a kind (`x-kind` of the schema), or of one field (`floor_title.title`). */
  own?: Readonly<Record<string, (props: OwnFieldProps) => ReactNode>> | undefined
}
