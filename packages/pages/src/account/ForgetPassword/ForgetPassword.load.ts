import { path } from '@millwright/domain/paths/path'
import { redirect } from '../../loader.ts'
import type { Loader } from '../../loader.ts'
import { passwordLoader } from '../passwordFlow.ts'
import type { PasswordStepsData } from '../passwordFlow.ts'
import { forgottenPasswordFlow } from './ForgetPassword.action.ts'

const steps = passwordLoader(forgottenPasswordFlow)

/** Loads `/forget-password`. Signed-in buyers change the password in the user centre. */
export const load: Loader<PasswordStepsData> = async (api, context) =>
  (await context.user) ? redirect(path('uc-password')) : steps(api, context)
