// Messages that each row of the English plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  kill_myself: {
    hits: [
      "I want to kill myself",
      "would you be sad if i killed myself",
      "gonna kms",
      "i'm going to hang myself",
      "kms tonight",
    ],
    misses: [
      "I'd never kill myself",
      "I could kill myself laughing",
      "gonna drown myself in ice cream",
    ],
  },
  suicidal: {
    hits: ["I'm suicidal", "I'm having suicidal thoughts", "thinking about suicide"],
    misses: ["thinking about suicide prevention as a job", "not thinking of suicide"],
  },
  want_to_die: {
    hits: ["I want to die", "im going to die tonight", "I'm tired of living"],
    misses: [
      "I want to die laughing",
      "tired of living in a small town",
      "i'll never be tired of living",
      "lol i want to die",
      "that song where she goes i want to die",
    ],
  },
  not_live: {
    hits: [
      "I don't want to live anymore",
      "I don't want to be here anymore",
      "I can't go on anymore",
    ],
    misses: ["I don't want to live in Ohio"],
  },
  not_wake_up: {
    hits: ["I don't want to wake up tomorrow", "i hope i don't wake up"],
    misses: ["I don't want to wake up early"],
  },
  end_my_life: {
    hits: ["I want to end my life", "sometimes I think about ending it all"],
    misses: [
      "I want to take my life in a new direction",
      "let's end it all with cake",
      "i would never take my own life",
    ],
  },
  nothing_to_live_for: {
    hits: ["there's no reason to live", "I have nothing to live for", "my life isn't worth living"],
    misses: ["no reason to leave"],
  },
  better_off_dead: {
    hits: [
      "everyone would be better off without me",
      "I'd be better off dead",
      "nobody would miss me if I was gone",
    ],
    misses: ["she's better off without me, we broke up"],
  },
  wish_i_was_dead: { hits: ["I wish I was dead"], misses: ["I wish I was there"] },
  overdose_or_jump: {
    hits: ["i want to overdose", "I'm going to jump off a bridge"],
    misses: [
      "gonna overdose on chocolate",
      "don't want to overdose, is one aspirin ok",
      "going to jump off a bridge with a bungee",
    ],
  },
  means_at_hand: {
    hits: [
      "I have the pills in my hand",
      "i'm standing on the edge of the bridge and i want to jump",
      "the rope is already around my neck",
      "i tied a noose",
      "pills lined up in front of me, i'm sorry",
    ],
    misses: ["i have a knife in the kitchen that needs sharpening"],
  },
  how_to_die: {
    hits: ["what's the most painless way to die", "how can i die without pain"],
    misses: ["how do i die in this level"],
  },
  suicide_note: {
    hits: ["i wrote my suicide note"],
    misses: ["my character leaves a suicide note"],
  },
  hurting_myself: {
    hits: [
      "I have the urge to hurt myself",
      "I've been cutting myself again",
      "I cut myself last night",
      "I'm struggling with self-harm",
      "urge to selfharm is back",
    ],
    misses: ["I don't want to hurt myself", "going to cut myself a slice of cake"],
  },
  friend_suicidal: {
    hits: [
      "my friend is suicidal",
      "my friend wants to kill herself",
      "my friend wants to die",
      "my friend tried to overdose last night",
    ],
    misses: ["my mum is not suicidal"],
  },
  hits_me: {
    hits: ["my husband hits me", "My dad is beating me"],
    misses: ["he kicks me off the sofa"],
  },
  hit_me: { hits: ["he hit me again"], misses: ["he hit me up again"] },
  abused: { hits: ["I was raped"], misses: ["i was abused as a kid"] },
  touches_me: {
    hits: ["my stepdad keeps touching me"],
    misses: ["my dad touched me with his speech", "my coach never touched me"],
  },
  in_danger: { hits: ["I am in danger"], misses: ["i'm in danger of eating the whole cake"] },
  not_safe: { hits: ["I don't feel safe at home"], misses: ["I don't feel safe driving at night"] },
  threatens_me: {
    hits: ["he threatened to kill me", "he'll kill me if i leave"],
    misses: ["nobody threatened to hurt me"],
  },
  trying_to_kill_me: {
    hits: ["someone is trying to kill me"],
    misses: ["he's trying to kill me with leg day"],
  },
  locks_me_in: {
    hits: ["he won't let me leave the house"],
    misses: ["he won't let me leave the house without a cuddle"],
  },
  want_to_hurt_someone: {
    hits: ["I want to kill my wife"],
    misses: ["I don't want to hurt him", "i want to kill my brother, he ate my leftovers"],
  },
  going_to_kill_someone: {
    hits: ["I'm going to hurt someone"],
    misses: ["this is going to hurt my wallet"],
  },
  shoot_up: {
    hits: ["I'm gonna shoot up the school"],
    misses: ["i'd never want to shoot up a school"],
  },
  how_to_kill: {
    hits: ["how can I poison my husband"],
    misses: ["how do I kill weeds in my garden"],
  },
  not_breathing: {
    hits: [
      "he's not breathing",
      "my dad is unconscious",
      "he collapsed and he's not waking up",
      "my baby is choking",
    ],
    misses: ["my mom is choking up at the wedding"],
  },
  heart_attack: {
    hits: ["i think i'm having a heart attack", "think this is a heart attack"],
    misses: ["having a heart attack over the price"],
  },
  took_all_the_pills: {
    hits: ["I took too many pills", "I think i overdosed"],
    misses: ["never taken too many pills", "my cousin overdosed two years ago"],
  },
  bleeding: { hits: ["I'm bleeding heavily"], misses: ["bleeding edge tech"] },
  drank_poison: { hits: ["my toddler drank bleach"], misses: ["my jeans got bleach on them"] },
  purging_or_starving: {
    hits: [
      "i made myself throw up again",
      "I've been starving myself",
      "binged and purged again",
      "i purge after every meal",
      "cant stop purging",
    ],
    misses: ["i made myself sick eating candy"],
  },
  i_am_a_child: {
    hits: ["I'm 14", "14f here", "im turning 16 in may"],
    misses: ["feel like i'm 12", "im 7.5 months along"],
  },
  in_school: { hits: ["im in 7th grade"], misses: ["I'm in year 5 of my mortgage"] },
  not_18_yet: {
    hits: ["im not even 18", "dad says no phone til im 13"],
    misses: ["I'm a minor celebrity"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: ["I could kill myself laughing"],
  working_too_hard: ["been killing myself at the gym"],
  drowning_in_work: ["gonna drown myself in tea"],
  clumsy_hurt: ["I keep burning myself on the oven"],
  too_much_of_a_good_thing: ["gonna overdose on christmas films"],
  a_long_life: ["I want to die old and very fat"],
  beaten_at_games: ["he hits me with his tail"],
  shooting_a_message: ["going to shoot her a text"],
  dangerous_games: ["going to jump off a bridge with a bungee"],
  minor_things: ["I'm a minor character in my own life"],
};

/** What sounds sad, worried or grieved, and what only looks like it. */
export const sadCases = {
  hits: [
    `I'm so sad today`,
    `kinda lonely tonight`,
    `I feel really down`,
    `I am worried about my exam`,
    `I'm not okay`,
    `I'm not happy lately`,
    `I had a terrible day`,
    `I miss my grandma`,
    `she broke up with me`,
    `I’m anxious about tomorrow`,
    `my grandma passed`,
    `My dog died on Saturday`,
    `we had to put our cat to sleep`,
    `I have cancer`,
    `my mom was diagnosed with dementia`,
    `he wants a divorce`,
    `I got laid off on friday`,
    `the funeral is on tuesday`,
    `I can't stop crying`,
    `I had a miscarriage`,
    `my dad is in the ICU`,
    `dad's in hospice now`,
    `it's been a rough week`,
    `I don't feel good about myself`,
    `my husband left me`,
    `this week broke me, I'm exhausted`,
    `my cousin died in a crash`,
  ],
  misses: [
    `I'm not sad at all`,
    `I don't feel sad`,
    `I'm no longer worried`,
    `look at this sad little sock 😂`,
    `we cried laughing`,
    `my phone died`,
    `my sister passed her driving test!`,
    `I'm down for pizza`,
    `I'm low on milk`,
    `not a bad day at all`,
    `I'm afraid I have to go`,
    `the movie has a sad ending`,
    `my plant died lol`,
    `I'm not good at chess`,
    `what a sad excuse for a sandwich`,
    `tears of joy, I'm crying happy tears`,
    `I'm dying of laughter`,
    `he passed the ball`,
    `crying with laughter over here`,
    `Tell me about blue whales`,
    `my daughter passed!!`,
    `are you sad, Luli?`,
    `I miss the bus every day`,
  ],
};
