// A reason not to start that its reader can act on: printed as one sentence, without a stack.

export class StartError extends Error {}
