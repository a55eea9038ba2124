// Messages that each row of the English plain words must hear or leave alone, and what each idiom excuses.
import type { IdiomCases, RowCases } from "../../plain-words/table.ts";

export const wordCases: RowCases = {
  not_breathing: {
    hits: [
      "he's not breathing",
      "my baby isn't breathing",
      "she stopped breathing",
      "my dad can't breathe",
    ],
    misses: ["i can't breathe 😂", "he's breathing down my neck", "she can't breathe laughing"],
  },
  heart_attack: {
    hits: [
      "i think i'm having a heart attack",
      "my dad is having a stroke",
      "think this is a heart attack",
    ],
    misses: [
      "having a heart attack over the price",
      "nearly gave me a heart attack",
      "not having a heart attack, just gas",
    ],
  },
  bad_chest_pain: {
    hits: [
      "I have severe chest pain",
      "crushing pain in my chest",
      "chest pain and my left arm is numb",
    ],
    misses: [
      "no bad chest pain, only a pulled muscle",
      "chest day was pain",
      "my chest of drawers is a pain and an arm fell off",
    ],
  },
  took_all_the_pills: {
    hits: [
      "I took too many pills",
      "she took a whole bottle of tylenol",
      "i just took all my sleeping pills",
    ],
    misses: ["took all the cookies", "took a pill for my headache", "never taken too many pills"],
  },
  overdosed: {
    hits: ["I think i overdosed", "my friend is overdosing", "she just od'd"],
    misses: [
      "i just overdosed on chocolate",
      "my cousin overdosed two years ago",
      "i never overdosed",
    ],
  },
  unconscious: {
    hits: ["my dad is unconscious", "she's unresponsive", "my friends unconscious help"],
    misses: [
      "unconscious bias training again",
      "he's not unconscious, he's just a teenager asleep",
    ],
  },
  collapsed: {
    hits: [
      "he collapsed and he's not waking up",
      "my mate passed out and won't wake up",
      "she fainted, i can't wake her",
    ],
    misses: ["he passed out on the couch after dinner lol", "fainted at the price, ordered anyway"],
  },
  bleeding: {
    hits: [
      "I'm bleeding heavily",
      "it won't stop bleeding",
      "cut my hand and the blood isn't stopping",
    ],
    misses: ["bleeding edge tech", "stopped bleeding ages ago", "my gums bleed when i floss"],
  },
  drank_poison: {
    hits: ["my toddler drank bleach", "she swallowed a button battery", "i drank drain cleaner"],
    misses: [
      "my jeans got bleach on them",
      "the remote needs batteries again",
      "he didn't swallow a battery, it was a grape",
    ],
  },
  seizure: {
    hits: [
      "my son is having a seizure",
      "he's convulsing on the floor",
      "the baby is turning blue",
    ],
    misses: ["the lights could give you a seizure", "my fingers are blue, it's freezing"],
  },
  baby_choking: {
    hits: ["my baby is choking", "dads choking on a bone", "my daughter is choking what do i do"],
    misses: [
      "my team is choking again",
      "my mom is choking up at the wedding",
      "the baby is not choking, just gurgling",
    ],
  },
  face_drooping: {
    hits: [
      "her face is drooping",
      "my mum's face has dropped on one side",
      "his mouth is drooping and he can't speak",
    ],
    misses: ["my face dropped when i saw the bill", "ears drooping, tail down"],
  },
  my_eating_disorder: {
    hits: ["im bulimic", "My anorexia is back", "i have an eating disorder"],
    misses: [
      "i'm not anorexic, just skinny",
      "an article about anorexia",
      "had an eating disorder at school, long recovered",
    ],
  },
  made_myself_sick: {
    hits: [
      "i made myself throw up again",
      "made myself sick after dinner",
      "i keep making myself vomit",
    ],
    misses: [
      "i made myself sick eating candy",
      "you make me sick lol",
      "made myself a sick sandwich",
    ],
  },
  starving_myself: {
    hits: [
      "I've been starving myself",
      "im starving myself until summer",
      "i need to starve myself",
    ],
    misses: [
      "i'm starving",
      "starving myself for the buffet",
      "i'm not starving myself, i eat like a horse",
    ],
  },
  binge_and_purge: {
    hits: ["binged and purged again", "i purge after every meal", "cant stop purging"],
    misses: ["binged the whole season", "purging my closet today", "watching the purge again"],
  },
  laxatives: {
    hits: [
      "taking laxatives to lose weight",
      "i use laxatives every day",
      "took laxatives again after dinner",
    ],
    misses: ["the vet gave the cat laxatives", "doctor says no laxatives needed"],
  },
  not_deserve_food: {
    hits: ["I don't deserve to eat", "i dont deserve food today", "im terrified of food"],
    misses: [
      "we don't deserve dogs",
      "scared of food poisoning",
      "terrified of eating in that place",
    ],
  },
  friend_suicidal: {
    hits: [
      "my friend is suicidal",
      "I think my brother might be suicidal",
      "my best friends really suicidal rn",
    ],
    misses: ["my brother loves suicide squad", "my mum is not suicidal"],
  },
  friend_kill_themself: {
    hits: [
      "my friend wants to kill herself",
      "my son keeps cutting himself",
      "my roommate says she's going to kill herself",
    ],
    misses: [
      "the villain wants to kill himself in act 3",
      "my dad will hurt his back",
      "my brother killed himself ten years ago",
    ],
  },
  friend_wants_to_die: {
    hits: [
      "my friend wants to die",
      "my sister said she wants to die",
      "my mate talks about suicide a lot",
    ],
    misses: [
      "my mom wants to dye her hair",
      "my friend wanted to die of embarrassment",
      "my dad never wants to die",
    ],
  },
  says_will_kill_themself: {
    hits: [
      "he says he'll kill himself",
      "she's threatening to kill herself if i leave",
      "she said she wants to hurt herself",
    ],
    misses: ["he hurt himself at football", "she said she will behave herself"],
  },
  friend_overdose: {
    hits: [
      "my friend tried to overdose last night",
      "my daughter attempted suicide this morning",
      "my ex left a suicide note",
    ],
    misses: ["my uncle attempted suicide 20 years ago", "my kid tried to overdo it on the swings"],
  },
  friend_abused: {
    hits: [
      "my friend's husband hits her",
      "my sister is being abused",
      "my neighbors husband beats her",
    ],
    misses: [
      "my friends husband beats everyone at chess",
      "my brother is being annoying",
      "my sister is not being abused",
    ],
  },
  i_am_a_child: {
    hits: [
      "I'm 14",
      "im 12 years old",
      "i am only 15 and my mom is mad",
      "I'm sixteen btw",
      "im 13yo",
    ],
    misses: [
      "my son is 14",
      "I was 14",
      "feel like i'm 12",
      "im 10 minutes away",
      "I'm 15 weeks pregnant",
      "my dog is 12",
      "i'm 6'2, 90kg",
      "im 7.5 months along",
    ],
  },
  child_here: {
    hits: ["14f here", "15 year old boy here", "im turning 16 in may"],
    misses: ["turning 60 next week", "my son is turning 16 in may", "6 girls here at the party"],
  },
  in_school: {
    hits: [
      "im in 7th grade",
      "I'm in year 9 and our teacher is evil",
      "i'm still in middle school",
    ],
    misses: [
      "my kid is in 7th grade",
      "I'm in year 5 of my mortgage",
      "when i was in high school",
      "i teach 4th grade",
    ],
  },
  not_18_yet: {
    hits: ["im not even 18", "I'm underage is that bad", "dad says no phone til im 13"],
    misses: ["I'm a minor celebrity", "i'm not 20 anymore haha", "i'll party until i'm 80"],
  },
  my_birthday: {
    hits: ["my 13th birthday is tomorrow", "its my 12th bday!!", "my 16th birthday next week"],
    misses: [
      "my son's 13th birthday is tomorrow",
      "my 40th birthday is soon",
      "on my 16th birthday i got a bike",
    ],
  },
  kill_myself: {
    hits: [
      "I want to kill myself",
      "can't stop thinking about killing myself",
      "would you be sad if i killed myself",
      "thinking of killing my self",
      "gonna kms",
    ],
    misses: ["I'd never kill myself", "I could kill myself laughing", "I run 10 kms every day"],
  },
  hang_myself: {
    hits: ["i'm going to hang myself", "thinking about drowning myself", "wanna off myself tbh"],
    misses: [
      "took my coat off myself",
      "gonna drown myself in ice cream",
      "i might shoot myself in the foot",
    ],
  },
  suicidal: {
    hits: [
      "I'm suicidal",
      "I'm having suicidal thoughts",
      "been feeling really suicidal",
      "suicidal again, third time this month",
    ],
    misses: ["I'm not suicidal, just tired", "a lecture on suicidal ideation in teens"],
  },
  thinking_of_suicide: {
    hits: ["thinking about suicide", "i want to commit suicide", "thoughts of suicide every night"],
    misses: [
      "Suicide Squad was a great movie",
      "thinking about suicide prevention as a job",
      "not thinking of suicide",
      "quitting now would be career suicide",
    ],
  },
  want_to_die: {
    hits: [
      "I want to die",
      "i just wanna die",
      "I feel like dying",
      "this exam is killing me and honestly I want to die",
      "i want to diee",
    ],
    misses: [
      "I don't want to die",
      "he wants to die in the movie",
      "I want to die laughing",
      "you just want to die in that level",
    ],
  },
  ready_to_die: {
    hits: ["I'm ready to die", "i am really ready to die.", "im going to die tonight"],
    misses: ["my phone is about to die", "i'm not ready to die, i have a cruise booked"],
  },
  not_live: {
    hits: ["I don't want to live anymore", "i dont want to be alive", "dont wanna exist"],
    misses: [
      "I don't want to live in Ohio",
      "I don't want to live with my parents",
      "they don't want to live forever",
    ],
  },
  not_wake_up: {
    hits: [
      "I don't want to wake up tomorrow",
      "i hope i don't wake up",
      "wish i could just not wake up",
    ],
    misses: [
      "I don't want to wake up early",
      "dont want to wake up the baby",
      "hope i wake up in time",
    ],
  },
  not_be_here: {
    hits: [
      "I don't want to be here anymore",
      "i dont wanna go on any more",
      "I can't go on anymore",
    ],
    misses: [
      "can't go on the trip anymore",
      "i don't want to be here for the meeting",
      "you don't want to go on that ride",
    ],
  },
  end_my_life: {
    hits: [
      "I want to end my life",
      "sometimes I think about ending it all",
      "I'm going to take my own life",
    ],
    misses: [
      "I want to take my life in a new direction",
      "let's end it all with cake",
      "i would never take my own life",
    ],
  },
  nothing_to_live_for: {
    hits: ["there's no reason to live", "I have nothing to live for", "my life isn't worth living"],
    misses: [
      "no reason to leave",
      "cheap rent, a garden, plenty to live for",
      "finally something to live for",
    ],
  },
  tired_of_living: {
    hits: ["I'm tired of living", "im so sick of being alive", "done with living tbh"],
    misses: [
      "tired of living in a small town",
      "sick of living with slobs",
      "i'll never be tired of living",
    ],
  },
  better_off_without_me: {
    hits: [
      "everyone would be better off without me",
      "I'd be better off dead",
      "my kids would be better off if i was gone",
    ],
    misses: [
      "she's better off without me, we broke up",
      "the team is better off without him",
      "you're better off without that job",
    ],
  },
  wish_i_was_dead: {
    hits: [
      "I wish I was dead",
      "I wish I were never born",
      "wish i hadn't been born",
      "wish i didnt exist",
    ],
    misses: ["I wish I was there", "wish i was young in the 80s", "wish my dog was still alive"],
  },
  nobody_would_miss_me: {
    hits: [
      "nobody would miss me if I was gone",
      "no one would even care if i died",
      "noone will miss me",
    ],
    misses: ["nobody would notice if i left early", "nobody would miss me at that meeting"],
  },
  want_to_overdose: {
    hits: ["i want to overdose", "thinking about taking all my pills", "gonna od tonight"],
    misses: [
      "gonna overdose on chocolate",
      "don't want to overdose, is one aspirin ok",
      "gonna take all the cookies",
    ],
  },
  jump_off: {
    hits: [
      "I'm going to jump off a bridge",
      "thinking of jumping in front of a train",
      "want to jump from the balcony",
    ],
    misses: [
      "kids jump off the bridge into the river",
      "going to jump off a bridge with a bungee",
      "i'd never jump off a roof",
    ],
  },
  how_to_die: {
    hits: [
      "what's the most painless way to die",
      "easiest way to kill myself",
      "how can i die without pain",
    ],
    misses: ["how do i die in this level", "quickest way to dye my hair"],
  },
  suicide_note: {
    hits: ["i wrote my suicide note", "writing my goodbye letters", "finished my suicide note"],
    misses: ["my character leaves a suicide note", "wrote a goodbye card for my coworker"],
  },
  want_to_hurt_myself: {
    hits: [
      "I have the urge to hurt myself",
      "I keep thinking of harming myself",
      "i wanna cut myself so bad",
    ],
    misses: [
      "I don't want to hurt myself",
      "going to cut myself a slice of cake",
      "gonna hurt myself lifting this",
    ],
  },
  keep_cutting_myself: {
    hits: [
      "I've been cutting myself again",
      "i cant stop hurting myself",
      "started burning myself last year",
    ],
    misses: [
      "I keep burning myself on the oven",
      "been cutting myself some slack",
      "i keep hurting myself at the gym",
    ],
  },
  cut_myself_again: {
    hits: ["I cut myself last night", "burned myself on purpose", "i hurt myself again, sorry"],
    misses: ["I cut myself shaving", "I hurt myself at the gym", "never hurt myself on purpose"],
  },
  self_harm: {
    hits: ["I'm struggling with self-harm", "i've been self harming", "urge to selfharm is back"],
    misses: [
      "a leaflet about self-harm at work",
      "i'm not self harming",
      "used to self harm as a teenager",
    ],
  },
  hits_me: {
    hits: [
      "my husband hits me",
      "he beats me every weekend",
      "my mom slaps me when she's drunk",
      "he beats me up",
      "my stepdad sometimes punches me",
    ],
    misses: [
      "she beats me at chess",
      "nobody hits me",
      "he kicks me off the sofa",
      "this coffee hits me hard",
    ],
  },
  is_hitting_me: {
    hits: ["My dad is beating me", "he is hurting me", "my ex keeps hitting me"],
    misses: [
      "my brother is beating me at mario kart",
      "he isn't hurting me",
      "my shoes keep hurting me",
    ],
  },
  hit_me_again: {
    hits: [
      "he hit me again",
      "my boyfriend slapped me last night",
      "my dad beat me because of my grades",
    ],
    misses: [
      "he hit me up again",
      "she beat me to it today",
      "my sister never hit me again after that",
    ],
  },
  choked_me: {
    hits: [
      "he raped me",
      "my boyfriend choked me last night",
      "my uncle molested me",
      "my ex drugged me",
    ],
    misses: ["he choked on his toast", "we choked in the finals", "he never raped anyone"],
  },
  was_raped: {
    hits: [
      "I was raped",
      "I'm being abused at home",
      "i am being stalked by my ex",
      "i was sexually assaulted",
    ],
    misses: ["I'm being stalked by a goose", "i was never abused", "the bill i got was abusive"],
  },
  beaten_by: {
    hits: ["i get beaten by my husband", "i'm being hit by my dad", "I was attacked by my ex"],
    misses: [
      "i got beaten by my brother at chess",
      "i was hit by my own stupidity",
      "i'm never hit by my mum",
    ],
  },
  touches_me: {
    hits: [
      "my stepdad keeps touching me",
      "my boss touches me at work",
      "my uncle touched me when we were alone",
    ],
    misses: [
      "your words touched me deeply",
      "my dad touched me with his speech",
      "my coach never touched me",
    ],
  },
  in_danger: {
    hits: ["I am in danger", "im in danger please", "I'm in serious danger"],
    misses: [
      "are pandas in danger of extinction?",
      "i'm in danger of eating the whole cake",
      "i'm not in danger",
    ],
  },
  not_safe: {
    hits: ["I don't feel safe at home", "im not safe with him", "i never feel safe around my dad"],
    misses: ["I don't feel safe driving at night", "i feel safe at home", "not safe for work lol"],
  },
  threatens_me: {
    hits: [
      "he threatened to kill me",
      "my ex is threatening to hurt me",
      "she threatens to stab me",
    ],
    misses: ["he threatened to quit", "my cat threatens to eat me", "nobody threatened to hurt me"],
  },
  kill_me_if_i_leave: {
    hits: [
      "he'll kill me if i leave",
      "she would hurt me if i tell anyone",
      "he says he'll find me if i leave",
    ],
    misses: ["mom will kill me if i forget the milk", "he'll kill me if i eat his fries"],
  },
  trying_to_kill_me: {
    hits: [
      "someone is trying to kill me",
      "my husband tried to strangle me",
      "he has a gun and he's coming to kill me",
    ],
    misses: [
      "that curry tried to kill me",
      "he's trying to kill me with leg day",
      "my stairs are trying to kill me",
    ],
  },
  locks_me_in: {
    hits: [
      "he won't let me leave the house",
      "my husband locked me in the bedroom",
      "my dad locks me in my room",
    ],
    misses: [
      "he won't let me leave the house without a cuddle",
      "i locked me keys in the house",
      "the cat won't let me leave the bed",
    ],
  },
  afraid_of_husband: {
    hits: ["I'm scared of my husband", "im terrified of my dad", "afraid of my ex-boyfriend"],
    misses: ["scared of my dad's driving", "I'm not afraid of my dad", "scared of spiders"],
  },
  want_to_kill_someone: {
    hits: [
      "I want to kill my wife",
      "I keep thinking about killing him",
      "I have thoughts of hurting my baby",
      "I want to shoot people",
    ],
    misses: [
      "I don't want to hurt him",
      "want to kill the final boss",
      "i want to shoot someone an email",
      "never wanted to hurt her feelings",
    ],
  },
  going_to_kill_someone: {
    hits: [
      "I'm going to hurt someone",
      "gonna stab my boss tomorrow",
      "i will strangle my roommate tonight",
    ],
    misses: [
      "this is going to hurt my wallet",
      "I'm going to shoot them a text later",
      "gonna murder my brother at mario kart",
      "not going to hurt him",
    ],
  },
  will_kill: {
    hits: [
      "i'm going to kill him",
      "im gonna fucking kill my boss",
      "I am going to kill my stepfather tonight",
    ],
    misses: [
      "I'm going to kill him in Minecraft",
      "mom is going to kill me",
      "i'm going to kill my sister lol",
    ],
  },
  shoot_up: {
    hits: [
      "I'm gonna shoot up the school",
      "want to blow up my office",
      "thinking about bombing the church",
    ],
    misses: [
      "gonna blow up my balloons for the office",
      "i'd never want to shoot up a school",
      "the school play blew up",
    ],
  },
  how_to_kill: {
    hits: ["how can I poison my husband", "how to kill someone", "how do i murder my boss"],
    misses: ["how do I kill weeds in my garden", "how to kill the boss in elden ring"],
  },
  afraid_to_hurt: {
    hits: [
      "i'm scared i'll hurt my baby",
      "afraid that I might kill someone",
      "scared i could hurt him",
    ],
    misses: ["afraid i'll hurt her feelings", "scared i'll hit the kerb"],
  },
};

export const idiomCases: IdiomCases = {
  dying_of_laughter: [
    "I could kill myself laughing",
    "i want to die of embarrassment",
    "thinking about dying of boredom in this meeting",
  ],
  working_too_hard: ["not gonna kill myself over a spreadsheet", "been killing myself at the gym"],
  drowning_in_work: ["gonna drown myself in tea", "don't want to shoot myself in the foot here"],
  a_slice_for_myself: ["I cut myself a slice of cake", "going to cut myself some cheese"],
  clumsy_hurt: ["I keep burning myself on the oven", "gonna hurt myself lifting this sofa"],
  too_much_of_a_good_thing: [
    "i think i overdosed on chocolate",
    "gonna overdose on christmas films",
  ],
  a_long_life: ["I want to die old and very fat", "want to die happy, so pass the cake"],
  beaten_at_games: [
    "she beats me at chess",
    "my brother is beating me in mario kart",
    "he hits me up for money",
  ],
  playful_paws: ["he hits me with his tail", "my husband kicks me in his sleep"],
  killing_in_games: ["I'm going to kill him in Minecraft", "gonna murder my brother at mario kart"],
  shooting_a_message: ["going to shoot her a text", "i want to shoot someone a quick email"],
  costly_heart_attack: [
    "having a heart attack over these gas prices",
    "he's having a heart attack at the bill",
  ],
  stalked_by_a_cat: ["I'm being stalked by a very small goose", "i'm being abused by my cat"],
  dangerous_games: [
    "going to jump off a bridge with a bungee",
    "want to jump from the bridge on a rope",
  ],
  quoted_from_a_story: [
    'that episode where she says "I have nothing to live for" and gets pizza',
    'the song goes "I want to die" and then a trumpet comes in',
  ],
  minor_things: [
    "I'm a minor character in my own life",
    "apparently i'm a minor celebrity at the bakery",
  ],
};
