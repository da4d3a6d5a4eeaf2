import { useText } from '@millwright/i18n/Texts'
import { Checkbox } from '@millwright/ui/Checkbox'
import { termsPath } from '../internal/ownPaths.ts'
import { usePaths } from '../CommerceProvider/CommerceProvider.tsx'
import * as styles from './LoginPanel.css.ts'

/** The checkbox that agrees to the terms of service and the privacy policy. */
export function LoginPanelTerms({ agreed, error }: { agreed: boolean | undefined; error: string | undefined }) {
  const { terms = termsPath } = usePaths()
  const text = useText('commerce')
  return (
    <Checkbox
      name="agreed"
      value="1"
      defaultChecked={agreed}
      error={error}
      label={
        <>
          {text('loginAgree')}{' '}
          <a href={terms({ of: 'service' })} target="_blank" className={styles.link}>
            {text('loginTerms')}
          </a>{' '}
          {text('loginAnd')}{' '}
          <a href={terms({ of: 'privacy' })} target="_blank" className={styles.link}>
            {text('loginPrivacy')}
          </a>
        </>
      }
    />
  )
}
