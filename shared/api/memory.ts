// What Luli remembers.
import { uuid } from "../contracts/id.ts";
import {
  changeMemoryRequest,
  diary,
  followUps,
  memoriesQuery,
  memory,
  memoryPage,
  usedMemories,
} from "../contracts/memory.ts";
import { type Calls, empty, json } from "./call.ts";

const limit = { name: "memories", window: 60, max: 120 } as const;
const one = { who: "user", params: { id: uuid }, refuses: { not_found: 404 }, limit } as const;

export const memoryCalls = {
  "GET /api/memories": {
    about: "What Luli remembers, the pinned first, then the newest.",
    who: "user",
    query: memoriesQuery,
    limit,
    answer: json(memoryPage),
  },
  "PATCH /api/memories/:id": {
    ...one,
    about: "Writes a memory anew, or pins it. What is left out stays.",
    body: changeMemoryRequest,
    refuses: { not_found: 404, already_remembered: 409 },
    answer: json(memory),
  },
  "PUT /api/chats/:id/memory": {
    ...one,
    about: "Remembers what one has said in that message. Again: does no more.",
    refuses: { not_found: 404, memory_paused: 409, nothing_to_remember: 409 },
    answer: empty,
  },
  "GET /api/follow-ups": {
    about: "The dated things about which Luli will ask how they went, the soonest first.",
    who: "user",
    limit,
    answer: json(followUps),
  },
  "PUT /api/chats/:id/follow-up": {
    ...one,
    about: "Says yes to the question under a reply: Luli asks once how it went.",
    answer: empty,
  },
  "DELETE /api/chats/:id/follow-up": {
    ...one,
    about: "Says no to that question, or takes a yes back.",
    answer: empty,
  },
  "DELETE /api/memories/:id": {
    ...one,
    about: "Forgets one. The message that told it is read by Luli no more.",
    answer: empty,
  },
  "DELETE /api/memories": {
    about: "Forgets everything, with the summary of the conversation.",
    who: "user",
    limit,
    answer: empty,
  },
  "GET /api/diary": {
    about: "Luli's diary: the last thirty days that were spent together and that she wrote of.",
    who: "user",
    limit,
    answer: json(diary),
  },
  "GET /api/chats/:id/memories": {
    ...one,
    about:
      "The memories that a reply spoke of, or else those that its message told, as far as they are still there.",
    answer: json(usedMemories),
  },
} as const satisfies Calls;
