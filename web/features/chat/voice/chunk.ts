// The components that lazy.ts loads together.
export { HushButton } from "./hush-button.tsx";
export { Microphone } from "./microphone.tsx";
