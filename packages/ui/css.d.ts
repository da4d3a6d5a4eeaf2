declare const stylesheet: undefined
export default stylesheet
