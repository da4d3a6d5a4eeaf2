import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react'
import { useActionResult } from '@millwright/commerce/useActionResult'
import type { FormResult } from '@millwright/commerce/useActionResult'
import type { SupermarketData } from './Supermarket.load.ts'
import { Quantities } from './quantities.ts'
import { fillDown, isBox } from './quantityColumn.ts'
import { keepTyped, keptTyped } from './typedDraft.ts'

type Typed = Readonly<Record<string, string>>
type UsedQuantities = {
  quantities: Quantities
  outcome: FormResult | undefined
  form: Pick<ComponentProps<'form'>, 'ref' | 'onInput' | 'onPaste'>
}

/**
 * The typed quantities of the order table: their store, the latest outcome, and the props of the form that posts them.
 * `typed` has the initial quantities by field name.
 */
export function useQuantities(
  classes: SupermarketData['classes'],
  { first, typed }: { first: FormResult | undefined; typed: Typed | undefined },
): UsedQuantities {
  const form = useRef<HTMLFormElement>(null)
  const quantities = useMemo(
    () =>
      new Quantities(
        classes.flatMap(({ rows }) => rows),
        bySku(typed),
      ),
    // The typed quantities live in the store. New goods create a new store; a new outcome is handled below.
    // oxlint-disable-next-line react/exhaustive-deps
    [classes],
  )
  // Reads quantities typed before hydration, restored by the browser, or typed before the buyer left the page.
  useEffect(() => {
    if (!form.current) return
    const kept = keptTyped()
    const boxes = boxesOf(form.current)
    if (!first && boxes.every(({ value }) => value === '')) for (const box of boxes) box.value = kept[skuOf(box)] ?? ''
    quantities.type(typedIn(form.current))
    // oxlint-disable-next-line react/exhaustive-deps -- the outcome of the first view only
  }, [quantities])

  const settle = useCallback(
    (outcome: FormResult) => {
      if (!form.current || (!outcome.done && outcome.unanswered)) return
      // Added quantities are cleared. Failed ones stay as typed.
      const left = outcome.done ? {} : outcome.form
      if (!outcome.done && !outcome.fields) return
      for (const box of boxesOf(form.current)) box.value = left?.[box.name] ?? ''
      quantities.type(typedIn(form.current))
      keepTyped(typedIn(form.current))
    },
    [quantities],
  )
  const { ref, outcome } = useActionResult(first, settle)
  const hearIn = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      return ref(element)
    },
    [ref],
  )
  const onInput = ({ target }: SyntheticEvent) => {
    if (!isBox(target)) return
    quantities.type([[skuOf(target), target.value]])
    if (form.current) keepTyped(typedIn(form.current))
  }
  const onPaste = (event: ClipboardEvent<HTMLFormElement>) => {
    const filled = fillDown(event)
    if (!filled) return
    quantities.type(filled.map((box): [string, string] => [skuOf(box), box.value]))
    if (form.current) keepTyped(typedIn(form.current))
  }
  return { quantities, outcome, form: { ref: hearIn, onInput, onPaste } }
}

const boxesOf = (form: HTMLFormElement) => [...form.elements].filter(isBox)
const skuOf = ({ name }: HTMLInputElement) => name.slice(2)
const typedIn = (form: HTMLFormElement) => boxesOf(form).map((box): [string, string] => [skuOf(box), box.value])

function bySku(typed: Typed = {}): Typed {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name.slice(2), value]))
}
