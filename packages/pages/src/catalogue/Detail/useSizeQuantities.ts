import { useRef, useState } from 'react'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import type { FormResult } from '@millwright/commerce/useActionResult'
import { readQuantity } from '@millwright/domain/account/validation'
import { useText } from '@millwright/i18n/Texts'
import type { SizesAdded } from './Detail.action.ts'
import type { DetailSku } from './Detail.load.ts'

/** The typed quantity of each SKU. */
export type TypedQuantities = Readonly<Record<string, string>>
export type SizesRefused = FormResult<SizesAdded> & { done: false }

type Change = { skuId: string; value: string }

/** The quantities typed into the SKU table and their problems. `form` are the props of the form that adds them. */
export function useSizeQuantities(skus: readonly DetailSku[]) {
  const errors = useText('errors')
  const problemText = useProblemText()
  const [typed, setTyped] = useState<TypedQuantities>({})
  const [left, setLeft] = useState<Readonly<Record<string, string>>>({})
  const sent = useRef(typed)
  const { ref, outcome } = useActionResult<SizesAdded>(undefined, (heard) => {
    // Added quantities are cleared. Refused ones, and those typed during the request, stay.
    const refused = heard.done ? {} : heard.fields
    if (!refused) return
    const stays = ([skuId, value]: [string, string]) => `count.${skuId}` in refused || value !== sent.current[skuId]
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(stays)))
  })
  const refused: SizesRefused | undefined = outcome && !outcome.done ? outcome : undefined
  const onSubmit = () => {
    sent.current = typed
  }
  const onType = ({ skuId, value }: Change) => {
    setTyped({ ...typed, [skuId]: value })
    if (left[skuId]) setLeft({ ...left, [skuId]: '' })
  }
  /** Checks a quantity on blur by the server's rule. */
  const onLeave = ({ skuId, value }: Change) => {
    const sku = skus.find((one) => one.skuId === skuId)
    const read = sku && value.trim() && value.trim() !== '0' ? readQuantity(value, sku) : undefined
    setLeft({ ...left, [skuId]: read && 'problem' in read ? errors(read.problem, { bound: read.bound }) : '' })
  }
  const problemOf = (skuId: string) => {
    const said = refused?.fields?.[`count.${skuId}`]
    return left[skuId] || (said && problemText(said))
  }
  return { form: { ref, onSubmit }, typed, onType, onLeave, problemOf, refused }
}

/**
 * Returns the typed quantity of a SKU, normalized as on the server, since Chinese input methods type full-width digits.
 */
export function quantityOf(typed: TypedQuantities, skuId: string): number {
  return Number(typed[skuId]?.normalize('NFKC'))
}
