import { goTo } from '../../loader.ts'
import type { Load } from '../../loader.ts'
import { passwordLoad } from '../passwordFlow.ts'
import type { PasswordStepsData } from '../passwordFlow.ts'
import { forgotten } from './ForgetPassword.action.ts'

const steps = passwordLoad(forgotten)

/** `/forget-password`: who is logged in changes the password in the user centre. */
export const load: Load<PasswordStepsData> = async (api, at) =>
  (await at.user) ? goTo('/user-center/uc-password') : steps(api, at)
