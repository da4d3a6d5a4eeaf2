import { useEffect, useRef } from 'react'
import type { Area } from '@millwright/contract/account/address'
import { useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { TextField } from '@millwright/ui/TextField'
import { cx, useMergedRefs } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import { AddressFormRegions } from './AddressFormRegions.tsx'
import * as styles from './AddressForm.css.ts'

export type AddressFormProps = RootProps<HTMLDivElement> & {
  /** The first-level regions. */
  provinces: readonly Area[]
  /** The cities of the selected province. Empty until a province is selected. */
  cities?: readonly Area[] | undefined
  /** The districts of the selected city. Empty until a city is selected. */
  districts?: readonly Area[] | undefined
  /** The values typed before. */
  typed?: Readonly<Record<string, string>> | undefined
  /** The invalid fields. The first of them takes the focus. */
  faults?: Readonly<Record<string, unknown>> | undefined
  /** The fields that the address parser filled in or left empty without certainty. Each shows a hint to check it. */
  doubts?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The fields of an address, for use inside the host's form. Selecting a region posts `intent=region` for the next
 * level: automatically with scripts, with a button without.
 *
 * When: an address is written or changed. Instead: `AddressCard` to select one of the saved addresses.
 */
export function AddressForm({
  provinces,
  cities = [],
  districts = [],
  typed = {},
  faults: found,
  doubts = {},
  className,
  ref,
  ...root
}: AddressFormProps) {
  const text = useText('order')
  const fields = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(fields, ref)
  const faults = found ?? {}
  useEffect(() => {
    if (found) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [found])
  const check = (name: string) => (doubts[name] ? text('checkPasted') : undefined)
  return (
    <div {...root} ref={both} className={cx(styles.fields, className)}>
      <TextField
        label={text('receiver')}
        name="receiver"
        defaultValue={typed.receiver}
        maxLength={30}
        autoComplete="name"
        required
        hint={check('receiver')}
        error={faults.receiver ? text('receiverProblem') : undefined}
      />
      <TextField
        label={text('mobile')}
        name="mobile"
        type="tel"
        inputMode="numeric"
        defaultValue={typed.mobile}
        maxLength={11}
        autoComplete="tel-national"
        required
        hint={check('mobile')}
        error={faults.mobile ? text('mobileProblem') : undefined}
      />
      <AddressFormRegions
        {...{ provinces, cities, districts, typed }}
        hint={check('areaId')}
        fault={faults.areaId ? text('areaProblem') : undefined}
      />
      <Street
        first={typed.addr}
        hint={check('addr') ?? text('streetHint')}
        error={faults.addr ? text('addrProblem') : undefined}
      />
      <div className={styles.full}>
        <Checkbox label={text('makeDefault')} name="commonAddr" value="1" defaultChecked={typed.commonAddr === '1'} />
      </div>
    </div>
  )
}

function Street({ first, hint, error }: { first: string | undefined; hint: string; error: string | undefined }) {
  const text = useText('order')
  return (
    <div className={styles.full}>
      <TextField
        label={text('street')}
        name="addr"
        defaultValue={first}
        maxLength={120}
        hint={hint}
        autoComplete="street-address"
        required
        error={error}
      />
    </div>
  )
}
